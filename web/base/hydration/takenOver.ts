import { useState, useSyncExternalStore } from 'react'

/** Whether this component came with the page that the server drew, rather than with a later step. */
export const useTakenOver = (): boolean => useState(useSyncExternalStore(never, no, yes))[0]

const [never, no, yes] = [() => () => {}, () => false, () => true]
