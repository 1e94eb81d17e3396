import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { S3Settings } from './store.ts'

/** A stand-in for a bucket, for tests: as much of the S3 protocol as the file store speaks, kept in memory. */
export type StandInBucket = {
  settings: S3Settings
  /** From now on it refuses everything, or what is asked in this one way. */
  fail(method?: string): void
  heal(): void
  /** Whether whoever has no key may read. */
  isPublic(is: boolean): void
  /** What stands in it. */
  keys(): string[]
  close(): Promise<void>
}

export async function openBucket(name: string): Promise<StandInBucket> {
  const objects = new Map<string, Buffer>()
  let failing: string | null = null
  let readable = false
  const server = createServer(async (request, response) => {
    const isStranger = !request.headers.authorization && !(readable && request.method === 'GET')
    if (isStranger || failing === '*' || failing === request.method)
      return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = url.pathname.slice(name.length + 2)
    if (request.method === 'PUT') await put(objects, key, request, response)
    else if (url.searchParams.has('delete')) await removeAll(objects, request, response)
    else if (url.searchParams.has('list-type')) list(objects, url.searchParams.get('prefix') ?? '', response)
    else get(objects, key, request.method === 'HEAD', response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    settings: {
      bucket: name,
      region: 'eu-west-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'stand-in',
      secretAccessKey: 'stand-in',
    },
    fail: (method = '*') => {
      failing = method
    },
    heal: () => {
      failing = null
      readable = false
    },
    isPublic: (is) => {
      readable = is
    },
    keys: () => [...objects.keys()],
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

type Objects = Map<string, Buffer>

async function put(objects: Objects, key: string, request: IncomingMessage, response: ServerResponse) {
  objects.set(key, await buffer(request))
  response.setHeader('etag', '"stand-in"').end()
}

function get(objects: Objects, key: string, head: boolean, response: ServerResponse) {
  const content = objects.get(key)
  if (!content) return response.writeHead(404).end(head ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
  response.writeHead(200, { 'content-length': content.length, 'last-modified': new Date(0).toUTCString() })
  response.end(head ? undefined : content)
}

function list(objects: Objects, prefix: string, response: ServerResponse) {
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix))
  const contents = found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`)
}

async function removeAll(objects: Objects, request: IncomingMessage, response: ServerResponse) {
  for (const [, key] of (await text(request)).matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key ?? '')
  response.end('<DeleteResult></DeleteResult>')
}
