import { cleanName, type NameRefusal, nameRefusal } from './names.ts'

/** Limits of a telephone number: digits it holds, and characters in all (SH-CONT-07, SH-CONT-09). */
const minPhoneDigits = 10
const maxPhoneDigits = 15
const maxPhoneLength = 25

/** What the owner may change of the contact panel; empty numbers are null (SH-CONT-01, SH-CONT-06). */
type Contact = { phone: string | null; emergencyContactName: string; emergencyContactPhone: string | null }
export type TypedContact = { [Name in keyof Contact]: string }

/** Per field, why it is refused; the sentences are in words.ts. */
export type ContactFaults = { phone?: 'invalid'; emergencyContactName?: NameRefusal; emergencyContactPhone?: 'invalid' }

/** Reads the contact panel as it will be stored, or answers what is wrong with each field (SH-CONT-04..09). */
export function readContact(typed: TypedContact): { contact: Contact } | { faults: ContactFaults } {
  const faults = contactFaults(typed)
  if (Object.keys(faults).length > 0) return { faults }
  return {
    contact: {
      phone: cleanPhone(typed.phone) || null,
      emergencyContactName: cleanName(typed.emergencyContactName),
      emergencyContactPhone: cleanPhone(typed.emergencyContactPhone) || null,
    },
  }
}

export function contactFaults(typed: TypedContact): ContactFaults {
  const faults: ContactFaults = {}
  if (!isPhoneOrEmpty(typed.phone)) faults.phone = 'invalid'
  const name = nameRefusal(typed.emergencyContactName)
  if (name) faults.emergencyContactName = name
  if (!isPhoneOrEmpty(typed.emergencyContactPhone)) faults.emergencyContactPhone = 'invalid'
  return faults
}

/** Whether a number may stand in the contact panel: foreign ones too, in the way people write them (SH-CONT-07, SH-CONT-09). */
export function isPhoneOrEmpty(typed: string): boolean {
  const phone = cleanPhone(typed)
  if (phone === '') return true
  const digits = phone.replace(/[^0-9]/g, '').length
  return (
    /^[0-9 +()-]+$/.test(phone) &&
    phone.length <= maxPhoneLength &&
    digits >= minPhoneDigits &&
    digits <= maxPhoneDigits
  )
}

/** Spaces that only look like one come along when a number is pasted. */
const cleanPhone = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').trim()
