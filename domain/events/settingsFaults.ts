/** What the tab Instellingen changes and checks itself, beside the rules of the form (EV-SET-11). */
export type EventSettings = {
  title: string
  start: string
  end: string
  hasCapacityLimit: boolean
  maxParticipants: number
  priceCents: number | null
}

/** What is wrong, in the sentences of the dashboard, which are English as given (EV-SET-02..05, EV-SET-09, EV-SET-10). */
export function settingsFaults(it: EventSettings): string[] {
  return [
    ...(it.title.trim().length < 3 ? ['Event title must be at least 3 characters long'] : []),
    ...(it.end <= it.start ? ['Event end date must be after start date'] : []),
    ...(it.hasCapacityLimit && it.maxParticipants <= 0 ? ['Max participants must be greater than 0'] : []),
    ...((it.priceCents ?? 0) < 0 ? ['Price cannot be negative'] : []),
  ]
}

/** The toast that tells all of them (EV-SET-06, EV-SET-07). */
export const settingsNotice = (faults: readonly string[]) => ({ title: 'Validation Error', text: faults.join(', ') })
