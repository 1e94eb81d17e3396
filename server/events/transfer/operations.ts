import { acceptTransfer, declineTransfer, withdrawTransfer } from './answer.ts'
import { askTransfer } from './ask.ts'
import { agreeTransfer, refuseTransfer } from './decide.ts'
import { transfers } from './read.ts'

/** The operations by which a place is handed on. */
export const transferOperations = {
  askTransfer,
  withdrawTransfer,
  acceptTransfer,
  declineTransfer,
  transfers,
  agreeTransfer,
  refuseTransfer,
}
