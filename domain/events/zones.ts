/** The zones an event can have; its times are read on the wall clock of one of them (EV-FORM-27, EV-LIMIT-02). */
export const eventZones = ['Europe/Amsterdam', 'Europe/London', 'America/New_York'] as const
export type EventZone = (typeof eventZones)[number]
