import { asSlug } from '@bewezen/domain/base/slug.ts'

/** The address of a community or channel; one that is left empty is made of the name. */
export const slugOf = ({ name, slug }: { name: string; slug: string }): string => slug.trim() || asSlug(name)

/** Whether a fault is of a field of text; who may enter or write is chosen beside the fields. */
export const isTextField = <Name extends string>(name: Name): name is Exclude<Name, 'allowedRoles' | 'postRoles'> =>
  name !== 'allowedRoles' && name !== 'postRoles'
