const minute = 60_000

/** A clock that strikes at the beginning of every minute, and says which it is. */
export class Minutes {
  readonly #strike: (minute: number) => void
  #timer: NodeJS.Timeout | undefined

  constructor(strike: (minute: number) => void) {
    this.#strike = strike
  }

  start(): void {
    const next = Math.floor(Date.now() / minute) + 1
    this.#timer = setTimeout(
      () => {
        this.#strike(next)
        this.start()
      },
      next * minute - Date.now(),
    )
    this.#timer.unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
