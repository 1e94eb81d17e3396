/** The mark: an arc, half a sun, the horizon and its reflection, in the colour of the text and of the sun. */
export const SunMark = ({ size = 30 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    strokeWidth="2.4"
    strokeLinecap="round"
    className="flex-none"
    aria-hidden="true"
  >
    <path d="M9.03 18.6a7 7 0 1 1 13.94 0z" fill="var(--sun)" />
    <path d="M4.5 18a11.5 11.5 0 0 1 23 0M2 19.8h28M10 25h12" stroke="currentColor" />
  </svg>
)
