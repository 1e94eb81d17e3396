import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { uploadRefused } from '@bewezen/domain/base/uploadWords.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { withoutSecrets } from '@bewezen/domain/reports/address.ts'
import { browserName, cleanDevice, type DeviceInfo } from '@bewezen/domain/reports/device.ts'
import { reportFaults } from '@bewezen/domain/reports/report.ts'
import { reportsRefused, reportWords } from '@bewezen/domain/reports/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { upload } from '../base/api/upload.ts'
import { useAttemptId } from '../base/api/useAttemptId.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import type { PickedFile } from './Screenshot.tsx'

export type TypedReport = { category: string; description: string; file: PickedFile | null }
type Fault = ReturnType<typeof reportFaults>[number]
type Given = { onSent: () => void; onWrong: (faults: readonly Fault[]) => void }

/** Sends a report with its file before it, one at a time; pressing again after a lost answer stores it once (SH-EDGE-22). */
export function useSendReport({ onSent, onWrong }: Given) {
  const attempt = useAttemptId()
  const [isSending, setSending] = useState(false)

  const refuse = (faults: readonly Fault[]) => {
    onWrong(faults)
    if (faults.includes('description')) tell(reportWords.descriptionRefused)
  }
  async function send({ category, description, file }: TypedReport): Promise<void> {
    const faults = reportFaults({ category, description })
    if (isSending || faults.length > 0) return refuse(faults)
    setSending(true)
    try {
      const content = { category, description: cleanText(description), uploadId: file?.uploadId ?? null }
      if (file) await sendFile(file)
      const pageUrl = withoutSecrets(window.location.href)
      await api.reports.send.call({ id: attempt.idFor(content), ...content, pageUrl, device: thisDevice() })
      attempt.done()
      tellSuccess(reportWords.sent.title, reportWords.sent.text)
      onSent()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'INVALID_INPUT') refuse((refusal.data as { fields?: Fault[] } | null)?.fields ?? [])
      else tell(noticeOf(error))
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}

const tell = ({ title, text }: Notice) => tellError(title, text)

/** A file that could not be sent is told as such, whatever stood in its way (SH-REPORT-18). */
class NotUploaded extends Error {
  override name = 'NotUploaded'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function sendFile({ uploadId, file }: PickedFile): Promise<void> {
  await upload('report-attachment', uploadId, file).catch((error: unknown) => {
    throw new NotUploaded(refusalOf(error)?.code ?? '')
  })
}

function noticeOf(error: unknown): Notice {
  if (error instanceof NotUploaded) return uploadRefused('report-attachment', error.code)
  const { code = 'UNKNOWN', status = 0 } = refusalOf(error) ?? {}
  const isForeseen = code === 'OFFLINE' || (status >= 400 && status < 500) || status === 503
  return reportsRefused[code] ?? (isForeseen ? reportWords.failed : reportWords.unexpected)
}

const thisDevice = (): DeviceInfo =>
  cleanDevice({
    userAgent: navigator.userAgent,
    screenSize: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
    timestamp: new Date().toISOString(),
    url: location.href,
    browser: browserName(navigator.userAgent),
  })
