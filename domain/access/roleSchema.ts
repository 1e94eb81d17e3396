import { z } from 'zod'
import { roles } from './roles.ts'

// Apart from roles.ts because every page asks the role table, and no public page should carry the schema library.

/** A role as it travels and is stored (SH-ROLE-01). */
export const Role = z.enum(roles)
