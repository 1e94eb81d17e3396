import { useCallback, useEffect, useRef, useState } from 'react'
import { heard } from './heard.ts'
import { protocols, type Told } from './protocol.ts'
import { type Sound, soundAfter, soundWithin } from './sound.ts'

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
 * asked; one that does not, or not yet, is opened anew at that moment (POD-MORE-40, POD-MORE-41). It also says when no
 * sound comes, as far as that can be known (POD-MORE-66).
 */
export function usePlayer({ platform, embedUrl, site, from: asked, plays, onTold }: Given) {
  const protocol = protocols[platform]
  const frame = useRef<HTMLIFrameElement>(null)
  const [opened, setOpened] = useState({ from: asked, plays, time: 0 })
  const [position, setPosition] = useState<number | null>(null)
  const [length, setLength] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [tells, setTells] = useState(false)
  const [sound, setSound] = useState<Sound>(plays ? 'awaited' : 'fine')
  const hasFailed = sound === 'silent' || sound === 'failed'
  const hasTold = useRef(false)
  /** The last moment that somebody was at: what a player that fails tells may be its beginning. */
  const place = useRef(asked)
  const tell = useRef(onTold)
  tell.current = onTold

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = heard(protocol, frame.current?.contentWindow, event)
      if (!told) return
      hasTold.current = true
      setTells(true)
      if (told.position) place.current = told.position
      if (told.position !== undefined) setPosition(told.position)
      if (told.length !== undefined) setLength(told.length)
      if (told.isPlaying !== undefined) setPlaying(told.isPlaying)
      setSound((before) => soundAfter(before, told))
      tell.current?.(told)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [protocol])

  // Counted anew for each frame that is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame is another wait
  useEffect(() => {
    if (sound !== 'awaited') return
    const timer = setTimeout(() => setSound('silent'), soundWithin)
    return () => clearTimeout(timer)
  }, [sound, opened.time])

  const say = useCallback(
    (message: unknown) => frame.current?.contentWindow?.postMessage(message, protocol.origin),
    [protocol],
  )
  const greet = useCallback(() => {
    hasTold.current = false
    for (const message of protocol.greeting) say(message)
    // One that is not asked tells no more than that it is there.
    if (protocol.greeting.length === 0) setSound('fine')
  }, [protocol, say])
  const openAt = useCallback((from: number) => {
    hasTold.current = false
    setSound('awaited')
    setOpened(({ time }) => ({ from, plays: true, time: time + 1 }))
  }, [])
  const playFrom = useCallback(
    (from: number) => {
      setPosition(from)
      place.current = from
      if (protocol.goOn && hasTold.current && !hasFailed) for (const message of protocol.goOn(from)) say(message)
      else openAt(from)
      frame.current?.scrollIntoView({ block: 'nearest' })
    },
    [protocol, say, openAt, hasFailed],
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
    /** Whether what was to be heard is not. */
    hasFailed,
    greet,
    playFrom,
    /** Opens it anew where somebody was, else where they were before, and starts it. */
    playAgain: (before: number | null) => openAt(place.current || (before ?? 0)),
  }
}
