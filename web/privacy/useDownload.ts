import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { privacyWords as words } from '@bewezen/domain/privacy/words.ts'
import { useState } from 'react'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { saveFile } from '../base/saveFile.ts'

/** Fetches everything about oneself and hands it to the browser as a file; a refusal is told, not downloaded. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const answer = await fetch('/api/privacy/export')
      if (!answer.ok) return tellRefusal(await answer.json().catch(() => null))
      saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')))
      tellSuccess(words.downloaded.title)
    } catch {
      tellError(words.downloadFailed.title, words.downloadFailed.text)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download: () => void download() }
}

function tellRefusal(body: unknown): void {
  const { code } = (body ?? {}) as { code?: unknown }
  const { text } = typeof code === 'string' ? refusalNotice(code) : words.downloadFailed
  tellError(words.downloadFailed.title, text)
}

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1] ?? 'mijn-gegevens.zip'
