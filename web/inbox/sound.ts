import { type SoundVariant, soundVolume, toneSeconds, tones } from '@bewezen/domain/inbox/sound.ts'
import inboxSound from './inbox.wav?url'

let audio: AudioContext | null = null

/** Plays a sound once; a browser that blocks it stays silent and nothing is said of it (SH-NOTIF-21, SH-NOTIF-27, SH-EDGE-31). */
export function playSound(variant: SoundVariant): void {
  try {
    if (variant === 'inbox') playFile()
    else playTone(tones[variant])
  } catch {
    // Without sound the rest of the notice is still there.
  }
}

function playFile(): void {
  const file = new Audio(inboxSound)
  file.volume = soundVolume
  file.play().catch(() => {})
}

function playTone(hertz: number): void {
  audio ??= new AudioContext()
  void audio.resume()
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  const [from, until] = [audio.currentTime, audio.currentTime + toneSeconds]
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(soundVolume, from)
  // A tone that is cut off clicks.
  volume.gain.setTargetAtTime(0, until - 0.03, 0.01)
  tone.connect(volume).connect(audio.destination)
  tone.start(from)
  tone.stop(until)
}
