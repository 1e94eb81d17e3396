/** Fetches all that reading a code takes, so that it works when the line is gone at the door (EV-MORE-52). */
export async function fetchAhead(): Promise<void> {
  try {
    const [{ default: QrScanner }] = await Promise.all([import('qr-scanner'), import('./ScanDialog.tsx')])
    const engine = await QrScanner.createQrEngine()
    if (engine instanceof Worker) engine.terminate()
  } catch {
    // Without a line now there is the typed code.
  }
}
