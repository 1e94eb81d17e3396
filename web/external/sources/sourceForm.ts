import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { connectorsOf, type SourceField, type SourceForm, sourceFaults } from '@bewezen/domain/external/source.ts'
import { sourceFieldFaults } from '@bewezen/domain/external/words.ts'
import type { Faults } from '../../base/editing/faults.ts'

const none = { outboundSecret: '', appSecret: '', verifyToken: '', accessToken: '' }

/** A source as its form begins: no secret ever stands in it, since none comes back (IN-EXT-14). */
export const formOf = (source: ExternalSource | null): SourceForm =>
  source
    ? {
        sourceType: source.sourceType,
        connector: source.connector,
        name: source.name,
        accountHandle: source.accountHandle,
        isActive: source.isActive,
        outboundUrl: source.outboundUrl ?? '',
        accountId: source.accountId ?? '',
        ...none,
      }
    : {
        sourceType: 'instagram',
        connector: 'formulier',
        name: '',
        accountHandle: '',
        isActive: true,
        outboundUrl: '',
        accountId: '',
        ...none,
      }

/** The form with another channel chosen: its connector stays where the channel has it (IN-EXT-25). */
export const withChannel = ({ connector }: SourceForm, sourceType: SourceForm['sourceType']) => ({
  sourceType,
  connector: connectorsOf(sourceType).includes(connector) ? connector : connectorsOf(sourceType)[0],
})

/** What is sent: of the fields that the connector does not have nothing, whatever was typed before it was chosen. */
export const sentForm = (form: SourceForm): SourceForm =>
  form.connector === 'meta'
    ? { ...form, outboundUrl: '', outboundSecret: '' }
    : { ...form, accountId: '', appSecret: '', verifyToken: '', accessToken: '' }

/** What is wrong with the fields, each in its sentence; a secret that is kept may stay empty (IN-EXT-13). */
export const faultsOf = (form: SourceForm, source: ExternalSource | null): Faults<SourceField> =>
  Object.fromEntries(sourceFaults(form, source?.has).map((field) => [field, sourceFieldFaults[field]]))
