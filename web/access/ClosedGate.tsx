import type { OwnAccess } from '../base/session/ownAccess.ts'
import { FirstGate } from './FirstGate.tsx'
import { NoAccess } from './NoAccess.tsx'
import { TesterWaiting } from './TesterWaiting.tsx'

type Props = Pick<OwnAccess, 'gate' | 'isNew'> & { typed: string }

/** What stands before a closed gate, with what was typed behind it when it closed. */
export const ClosedGate = ({ gate, isNew, typed }: Props) =>
  gate === 'tester' ? <TesterWaiting typed={typed} /> : isNew ? <FirstGate /> : <NoAccess typed={typed} />
