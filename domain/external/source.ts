import { isEmail } from '../base/email.ts'
import { fetchable } from '../base/farPicture.ts'
import { hasLength } from '../base/typedText.ts'
import { imapPorts, isMailHost } from './mailbox.ts'

/** Where messages of people without an account come from (IN-EXT-01). Fixed once a source is made. */
export const sourceTypes = ['instagram', 'email', 'whatsapp', 'linkedin', 'twitter'] as const
export type SourceType = (typeof sourceTypes)[number]

/** How the site is connected to a source: by the signed form that anything can post, Meta's own protocol, or a mailbox (IN-EXT-25). */
export const connectors = ['formulier', 'meta', 'mail'] as const
export type Connector = (typeof connectors)[number]

/** The connectors that a channel can have, the usual one first: Meta's is for its own two, a mailbox for e-mail (IN-EXT-25). */
export function connectorsOf(type: SourceType): readonly [Connector, ...Connector[]] {
  if (type === 'email') return ['mail', 'formulier']
  return type === 'instagram' || type === 'whatsapp' ? ['formulier', 'meta'] : ['formulier']
}

export const [maxSourceName, maxAccountHandle, maxSecret, maxMailUser] = [80, 120, 500, 200]

/** A source as its form holds it; a secret that is empty stays as it was, for no secret is ever sent back (IN-EXT-14). */
export type SourceForm = {
  sourceType: SourceType
  connector: Connector
  name: string
  accountHandle: string
  isActive: boolean
  outboundUrl: string
  outboundSecret: string
  accountId: string
  appSecret: string
  verifyToken: string
  accessToken: string
  imapHost: string
  imapPort: string
  mailUser: string
  mailPassword: string
}
export type SourceField = keyof SourceForm

/** The form of a source that does not exist yet. */
export const newSourceForm = (sourceType: SourceType): SourceForm => ({
  sourceType,
  connector: connectorsOf(sourceType)[0],
  name: '',
  accountHandle: '',
  isActive: true,
  outboundUrl: '',
  outboundSecret: '',
  accountId: '',
  appSecret: '',
  verifyToken: '',
  accessToken: '',
  imapHost: '',
  imapPort: imapPorts[0],
  mailUser: '',
  mailPassword: '',
})

/** Which secrets a stored source has already, so that an empty field is no fault. */
export const secretFields = ['outboundSecret', 'appSecret', 'verifyToken', 'accessToken', 'mailPassword'] as const
export type SecretField = (typeof secretFields)[number]
export type KeptSecrets = Record<SecretField, boolean>
export const noSecrets: KeptSecrets = {
  outboundSecret: false,
  appSecret: false,
  verifyToken: false,
  accessToken: false,
  mailPassword: false,
}

/** The fields of a source that are wrong, in the order of the form (IN-EXT-13, IN-EXT-25). */
export function sourceFaults(form: SourceForm, kept: KeptSecrets = noSecrets): SourceField[] {
  const faults: SourceField[] = []
  const wrong = (field: SourceField, is: boolean) => {
    if (is) faults.push(field)
  }
  wrong('connector', !connectorsOf(form.sourceType).includes(form.connector))
  wrong('name', !hasLength(form.name, 1, maxSourceName))
  wrong('accountHandle', !hasLength(form.accountHandle, 1, maxAccountHandle))
  if (form.connector === 'meta') {
    wrong('accountId', !/^\d{1,64}$/.test(form.accountId.trim()))
    for (const secret of ['appSecret', 'verifyToken', 'accessToken'] as const)
      wrong(secret, !isSecret(form[secret], kept[secret]))
    return faults
  }
  if (form.connector === 'mail') {
    // Answers go out from it.
    if (!faults.includes('accountHandle')) wrong('accountHandle', !isEmail(form.accountHandle))
    wrong('imapHost', !isMailHost(form.imapHost.trim()))
    wrong(
      'imapPort',
      imapPorts.every((port) => port !== form.imapPort),
    )
    wrong('mailUser', !hasLength(form.mailUser, 1, maxMailUser))
    wrong('mailPassword', !isPassword(form.mailPassword, kept.mailPassword))
    return faults
  }
  wrong('outboundUrl', form.outboundUrl.trim() !== '' && fetchable(form.outboundUrl.trim()) === null)
  wrong('outboundSecret', form.outboundSecret !== '' && !isSecret(form.outboundSecret, false))
  return faults
}

/** A secret goes into a header or a hash, so it is printable and has no spaces around it. */
const isSecret = (typed: string, isKept: boolean): boolean =>
  typed === '' ? isKept : typed.length <= maxSecret && /^[\x21-\x7e]+$/.test(typed)

/** A password of another house may have spaces in it; a line break would end the command that carries it. */
const isPassword = (typed: string, isKept: boolean): boolean =>
  typed === '' ? isKept : typed.length <= maxSecret && !/\p{Cc}/u.test(typed)
