import type { OwnAccess } from '../base/session/ownAccess.ts'
import { NoAccess } from './NoAccess.tsx'
import { TesterWaiting } from './TesterWaiting.tsx'

/** What stands before a closed gate, with what was typed behind it when it closed. */
export const ClosedGate = ({ gate, typed }: { gate: OwnAccess['gate']; typed: string }) =>
  gate === 'tester' ? <TesterWaiting typed={typed} /> : <NoAccess typed={typed} />
