import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceFieldLabels as labels } from '@bewezen/domain/external/laterWords.ts'
import { imapPorts } from '@bewezen/domain/external/mailbox.ts'
import { mailboxWords, sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import {
  type Connector,
  connectorsOf,
  newSourceForm,
  type SourceField,
  type SourceForm,
  sourceFaults,
} from '@bewezen/domain/external/source.ts'
import { sourceFault } from '@bewezen/domain/external/words.ts'
import type { Faults } from '../../base/editing/faults.ts'

/** A source as its form begins: no secret ever stands in it, since none comes back (IN-EXT-14). */
export const formOf = (source: ExternalSource | null): SourceForm => ({
  ...newSourceForm(source?.sourceType ?? 'instagram'),
  ...(source
    ? {
        connector: source.connector,
        name: source.name,
        accountHandle: source.accountHandle,
        isActive: source.isActive,
        outboundUrl: source.outboundUrl ?? '',
        accountId: source.accountId ?? '',
        imapHost: source.mailbox?.host ?? '',
        imapPort: source.mailbox?.port ?? imapPorts[0],
        mailUser: source.mailbox?.user ?? '',
      }
    : {}),
})

/** A source as it is read field by field, where another admin changed it meanwhile; of secrets nothing can be said (IN-EXT-94). */
export const sourceRows = ({
  connector,
  name,
  accountHandle,
  isActive,
  outboundUrl,
  accountId,
  mailbox,
}: ExternalSource) =>
  [
    [labels.name, name],
    [connector === 'mail' ? mailboxWords.address : labels.accountHandle, accountHandle],
    [labels.outboundUrl, outboundUrl ?? ''],
    [labels.accountId, accountId ?? ''],
    [labels.imapHost, mailbox?.host ?? ''],
    [labels.imapPort, mailbox?.port ?? ''],
    [labels.mailUser, mailbox?.user ?? ''],
    [labels.isActive, isActive ? sourceScreenWords.yes : sourceScreenWords.no],
  ] as const

/** The form with another channel chosen: its connector stays where nothing else is more usual there (IN-EXT-25). */
export const withChannel = ({ connector }: SourceForm, sourceType: SourceForm['sourceType']) => ({
  sourceType,
  connector:
    sourceType !== 'email' && connectorsOf(sourceType).includes(connector) ? connector : connectorsOf(sourceType)[0],
})

const common = ['sourceType', 'connector', 'name', 'accountHandle', 'isActive'] as const
const fieldsOf: Record<Connector, readonly SourceField[]> = {
  formulier: ['outboundUrl', 'outboundSecret'],
  meta: ['accountId', 'appSecret', 'verifyToken', 'accessToken'],
  mail: ['imapHost', 'imapPort', 'mailUser', 'mailPassword'],
}

/** What is sent: of the fields that the connector does not have nothing, whatever was typed before it was chosen. */
export const sentForm = (form: SourceForm): SourceForm => ({
  ...newSourceForm(form.sourceType),
  ...Object.fromEntries([...common, ...fieldsOf[form.connector]].map((field) => [field, form[field]])),
})

/** What is wrong with the fields, each in its sentence; a secret that is kept may stay empty (IN-EXT-13). */
export const faultsOf = (form: SourceForm, source: ExternalSource | null): Faults<SourceField> =>
  Object.fromEntries(sourceFaults(form, source?.has).map((field) => [field, sourceFault(field, form)]))
