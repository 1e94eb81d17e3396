/** A whole number in nl-NL: 1260 → '1.260' (SH-GEN-11). */
export function wholeNumber(value: number): string {
  const digits = Math.abs(Math.trunc(value)).toFixed(0)
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.')
  return Math.trunc(value) < 0 ? `-${grouped}` : grouped
}

/** The size of a file as people read it: 1.887.437 bytes → '1,8 MB', 40.000 → '39 kB'. */
export function fileSize(bytes: number): string {
  const [kilobytes, megabytes] = [bytes / 1024, bytes / (1024 * 1024)]
  if (megabytes < 1) return `${wholeNumber(Math.max(1, Math.round(kilobytes)))} kB`
  return `${megabytes.toFixed(1).replace('.', ',')} MB`
}
