import { v7 } from 'uuid'

/** A new id, made where the thing is made (UUIDv7). Apart from the schema, so that a browser need not load that. */
export const newId = (): string => v7()
