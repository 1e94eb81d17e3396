/** Turns while something is under way; the words beside it say what. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    className="flex-none animate-turn"
    aria-hidden="true"
  >
    <path d="M12 3a9 9 0 1 1-8.6 6.4" />
  </svg>
)
