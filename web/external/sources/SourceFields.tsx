import type { ExternalSource } from '@bewezen/domain/external/contract.ts'
import { sourceFieldLabels as labels, sourceWords as words } from '@bewezen/domain/external/laterWords.ts'
import { imapPorts } from '@bewezen/domain/external/mailbox.ts'
import { mailboxWords, metaHints, sourceScreenWords } from '@bewezen/domain/external/screenWords.ts'
import {
  type Connector,
  connectorsOf,
  type SecretField as Secret,
  type SourceField,
  type SourceForm,
  type SourceType,
  sourceTypes,
} from '@bewezen/domain/external/source.ts'
import { connectorLabels } from '@bewezen/domain/external/words.ts'
import { sourceLabels } from '@bewezen/domain/inbox/words.ts'
import type { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { Checkbox, Radios } from '../../base/parts/Checkbox.tsx'
import { PasswordField } from '../../base/parts/PasswordField.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { withChannel } from './sourceForm.ts'

type Props = {
  form: ReturnType<typeof useStoredForm<ExternalSource | null, SourceForm, SourceField>>
  stored: ExternalSource | null
}

/** The fields of a source; its channel and connector are fixed once it is made (IN-EXT-13, IN-EXT-25). */
export function SourceFields({ form, stored }: Props) {
  const { sourceType, connector } = form.values
  return (
    <>
      <Select
        label={labels.sourceType}
        hint={words.typeFixed}
        required
        disabled={stored !== null}
        value={sourceType}
        error={form.errors.sourceType}
        onChange={({ currentTarget }) => form.put((now) => withChannel(now, currentTarget.value as SourceType))}
        options={sourceTypes.map((value) => ({ value, label: sourceLabels[value] ?? value }))}
      />
      {connectorsOf(sourceType).length > 1 &&
        (stored ? (
          <p className="text-fs-14 text-ink-2">
            {labels.connector}: {connectorLabels[connector]}
          </p>
        ) : (
          <Radios<Connector>
            label={labels.connector}
            value={connector}
            onChange={(chosen) => form.set('connector', chosen)}
            options={connectorsOf(sourceType).map((value) => ({ value, label: connectorLabels[value] }))}
          />
        ))}
      <TextField label={labels.name} required autoComplete="off" {...form.field('name')} />
      <TextField
        label={connector === 'mail' ? mailboxWords.address : labels.accountHandle}
        {...(connector === 'mail' ? { hint: mailboxWords.addressHint } : {})}
        required
        autoComplete="off"
        placeholder={connector === 'mail' ? mailboxWords.addressExample : words.accountExample}
        {...form.field('accountHandle')}
      />
      {connector === 'mail' && <MailboxFields form={form} stored={stored} />}
      {connector === 'meta' && (
        <>
          <TextField
            label={labels.accountId}
            hint={metaHints.accountId[sourceType === 'whatsapp' ? 'whatsapp' : 'instagram']}
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.field('accountId')}
          />
          <SecretField name="appSecret" hint={metaHints.appSecret} form={form} stored={stored} />
          <SecretField name="verifyToken" hint={metaHints.verifyToken} form={form} stored={stored} />
          <SecretField name="accessToken" hint={metaHints.accessToken} form={form} stored={stored} />
        </>
      )}
      {connector === 'formulier' && (
        <>
          <TextField
            label={labels.outboundUrl}
            hint={sourceScreenWords.addressHint}
            type="url"
            optional
            placeholder="https://"
            autoComplete="off"
            {...form.field('outboundUrl')}
          />
          <SecretField name="outboundSecret" hint={sourceScreenWords.secretHint} form={form} stored={stored} />
        </>
      )}
      <Checkbox
        label={labels.isActive}
        hint={sourceScreenWords.activeHint}
        checked={form.values.isActive}
        onChange={({ currentTarget }) => form.set('isActive', currentTarget.checked)}
      />
    </>
  )
}

/** How a mailbox is reached (IN-EXT-41, IN-EXT-42). */
const MailboxFields = ({ form, stored }: Props) => (
  <>
    <TextField
      label={labels.imapHost}
      hint={mailboxWords.hostHint}
      required
      autoComplete="off"
      autoCapitalize="none"
      placeholder={mailboxWords.hostExample}
      {...form.field('imapHost')}
    />
    <Select
      label={labels.imapPort}
      required
      value={form.values.imapPort}
      error={form.errors.imapPort}
      onChange={({ currentTarget }) => form.set('imapPort', currentTarget.value)}
      options={imapPorts.map((value) => ({ value, label: mailboxWords.ports[value] }))}
    />
    <TextField
      label={labels.mailUser}
      hint={mailboxWords.userHint}
      required
      autoComplete="off"
      autoCapitalize="none"
      {...form.field('mailUser')}
    />
    <SecretField name="mailPassword" hint={mailboxWords.passwordHint} form={form} stored={stored} />
  </>
)

/** A secret that goes in and never comes back; one that is kept stays when its field is empty (IN-EXT-14). */
function SecretField({ name, hint, form, stored }: Props & { name: Secret; hint: string }) {
  const isKept = stored?.has[name] ?? false
  const isOptional = name === 'outboundSecret'
  return (
    <PasswordField
      label={labels[name]}
      hint={isKept ? words.keptSecret : hint}
      required={!isOptional && !isKept}
      optional={isOptional}
      // No password of this site, and none that a browser should keep.
      autoComplete="new-password"
      {...form.field(name)}
    />
  )
}
