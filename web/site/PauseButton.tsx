/** Stops and starts what moves by itself; without a script nothing moves and it is not there. Motion asked less: the same. */
export const PauseButton = ({ paused, label, onPress }: { paused: boolean; label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid size-11 place-items-center self-center rounded-m noscript:hidden motion-reduce:hidden"
  >
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d={paused ? 'M5 2.5v13l10-6.5z' : 'M4 3h3v12H4zM11 3h3v12h-3z'} />
    </svg>
  </button>
)
