import { type ShownPerson, showOverlay } from './overlay.ts'

/** Opens the dialog of a person: faces lead to it from many places (SH-CARD-01). */
export const showPerson = ({ id, name }: ShownPerson): void => showOverlay({ person: { id, name } })
