import { useEffect } from 'react'
import type { OwnAccess } from '../base/session/ownAccess.ts'
import { forgetVisit } from '../places/index.ts'
import { FirstGate } from './FirstGate.tsx'
import { NoAccess } from './NoAccess.tsx'
import { TesterWaiting } from './TesterWaiting.tsx'

type Props = Pick<OwnAccess, 'gate' | 'isNew'> & { typed: string }

/** What stands before a closed gate, with what was typed behind it when it closed. */
export function ClosedGate({ gate, isNew, typed }: Props) {
  const isForAll = gate === 'tester'
  // Or the communities would be asked for ahead, and refused (SH-GATE-19).
  useEffect(() => (isForAll ? undefined : forgetVisit()), [isForAll])
  return isForAll ? <TesterWaiting typed={typed} /> : isNew ? <FirstGate /> : <NoAccess typed={typed} />
}
