import { useCallback, useEffect, useRef, useState } from 'react'
import { heard } from './heard.ts'
import { protocols, type Told } from './protocol.ts'

type Given = {
  platform: 'youtube' | 'spotify'
  embedUrl: string
  site: string
  /** The moment of the address at which it is opened, without playing by itself. */
  from: number
  /** Whether it plays at once, since it follows one that was heard to its end. */
  plays: boolean
  onTold?: (told: Told) => void
}

/**
 * The player of one episode: its frame, where it is as far as it tells, and how it is led to a moment. One that speaks is
 * asked; one that does not, or not yet, is opened anew at that moment (POD-MORE-40, POD-MORE-41).
 */
export function usePlayer({ platform, embedUrl, site, from: asked, plays, onTold }: Given) {
  const protocol = protocols[platform]
  const frame = useRef<HTMLIFrameElement>(null)
  const [opened, setOpened] = useState({ from: asked, plays, time: 0 })
  const [position, setPosition] = useState<number | null>(null)
  const [length, setLength] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [tells, setTells] = useState(false)
  const hasTold = useRef(false)
  const tell = useRef(onTold)
  tell.current = onTold

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = heard(protocol, frame.current?.contentWindow, event)
      if (!told) return
      hasTold.current = true
      setTells(true)
      if (told.position !== undefined) setPosition(told.position)
      if (told.length !== undefined) setLength(told.length)
      if (told.isPlaying !== undefined) setPlaying(told.isPlaying)
      tell.current?.(told)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [protocol])

  const say = useCallback(
    (message: unknown) => frame.current?.contentWindow?.postMessage(message, protocol.origin),
    [protocol],
  )
  const greet = useCallback(() => {
    hasTold.current = false
    if (protocol.greeting) say(protocol.greeting)
  }, [protocol, say])
  const playFrom = useCallback(
    (from: number) => {
      setPosition(from)
      if (protocol.goOn && hasTold.current) for (const message of protocol.goOn(from)) say(message)
      else setOpened(({ time }) => ({ from, plays: true, time: time + 1 }))
      frame.current?.scrollIntoView({ block: 'nearest' })
    },
    [protocol, say],
  )
  return {
    frame,
    src: protocol.address(embedUrl, { ...opened, site }),
    /** How often it was asked to open at a moment: each time another frame stands there. */
    time: opened.time,
    /** Where it is, in seconds; null as long as it told nothing and nobody led it anywhere. */
    position,
    /** How long it is, in seconds, once it told. */
    length,
    isPlaying,
    /** Whether it tells where it is at all. */
    tells,
    /** Whether somebody pressed what starts it, or chose that it starts by itself, which agrees to load it. */
    isAsked: opened.plays,
    greet,
    playFrom,
  }
}
