/** The assistant in numbers (SH-LIMIT-02, SH-LIMIT-03). */
export const assistantPage = 15
export const dailyLimit = 500
export const answerTimeoutMs = 30_000
export const panelSize = { width: 560, height: 720, leastWidth: 400 } as const

/** How wide the panel becomes: at least 400 pixels, and within the window (SH-ASSIST-05). */
export const widthWithin = (wish: number, window: number): number =>
  Math.max(panelSize.leastWidth, Math.min(Math.round(wish), window))
