import type { UploadedImage, UploadPurpose } from '@bewezen/domain/base/files.ts'
import { ORPCError } from '@orpc/client'

/**
 * Sends a file for a purpose, under an id of the browser's choice so that a repeat is harmless, with what else is told of
 * it in headers. A refusal is thrown as operations throw theirs; without a connection its code is OFFLINE.
 */
export async function upload(
  purpose: UploadPurpose,
  id: string,
  file: Blob,
  signal: AbortSignal | null = null,
  told: Readonly<Record<string, string>> = {},
): Promise<UploadedImage> {
  const request = new Request(`${window.location.origin}/api/uploads/${purpose}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-upload-id': id, ...told },
    body: file,
    signal,
  })
  const answer = await fetch(request).catch((cause) => {
    throw new ORPCError('OFFLINE', { status: 503, cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body as UploadedImage
  const code =
    typeof body === 'object' && body && 'code' in body && typeof body.code === 'string' ? body.code : 'UPLOAD_FAILED'
  throw new ORPCError(code, { status: answer.status })
}
