import { type Operation, type Saving, useSave } from '../base/editing/useSave.ts'

/** A change in the admin area, after which everything that it shows is asked anew (ADM-PANEL-21, ADM-PANEL-22). */
export const useAdminChange = <Input, Output>(operation: Operation<Input, Output>, saving: Saving<Input, Output>) =>
  useSave(operation, { ...saving, renews: isOfAdmin })

/** The reads of the admin area: those of its own room and of the rooms of access and membership, the awards, and the communities. */
const isOfAdmin = ([room, read]: readonly unknown[]): boolean =>
  ['access', 'admin', 'site', 'membership'].includes(String(room)) ||
  (room === 'profile' && read === 'awards') ||
  (room === 'community' && read === 'managed')
