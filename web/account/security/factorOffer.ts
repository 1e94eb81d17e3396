import { browserStorage, type KeptStorage, keep, read } from '../registrationStorage.ts'

const key = 'second-factor-later'

/** Whether somebody said 'not now' to a second factor in this browser, since they signed in (SEC-ACC-09, SH-LOCAL-09). */
export const isPutOff = (storage: KeptStorage = browserStorage()): boolean => read(storage, key) === 'yes'

/** Keeps that they did, until they sign out (SH-LOCAL-08); a browser that keeps nothing offers it again. */
export const putOff = (storage: KeptStorage = browserStorage()): void => keep(storage, key, 'yes')
