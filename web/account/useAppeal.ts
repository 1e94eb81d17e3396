import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { takeLink } from './link.ts'

export type OpenedBlock = Awaited<ReturnType<Client['account']['openAppeal']>>

type Found = { state: 'busy' | 'failed' | 'invalid'; block?: undefined } | { state: 'open'; block: OpenedBlock }

/** What the link of this page is about; its token leaves the address at once (SH-VERIFY-20). */
export function useAppeal() {
  const token = useRef<string | null>(null)
  const [found, setFound] = useState<Found>({ state: 'busy' })
  const open = useCallback(async () => {
    token.current ??= takeLink().token ?? ''
    setFound({ state: 'busy' })
    try {
      setFound({ state: 'open', block: await api.account.openAppeal.call({ token: token.current }) })
    } catch (error) {
      setFound({ state: refusalOf(error)?.code === 'INVALID_TOKEN' ? 'invalid' : 'failed' })
    }
  }, [])
  useEffect(() => {
    void open()
  }, [open])
  return { ...found, token: token.current ?? '', retry: () => void open(), markSent: () => void open() }
}
