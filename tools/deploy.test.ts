import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsListing } from '../server/base/settings.ts'
import { projectRoot } from './base/files.ts'
import { memoryFlags } from './start/memoryFlags.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const settings = new Set(settingsListing().map(({ name }) => name))
const pinned: string = JSON.parse(read('package.json')).devDependencies.node
/** Those that the server reads besides its settings. */
const known = (name: string) => settings.has(name) || name === 'NODE_ENV'

describe('the image', () => {
  const text = read('Dockerfile')
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const said = (word: string) =>
    last.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))

  test('OPS-SHIP-01 runs on the Node of the project, and not as root', () => {
    expect(/node:([\d.]+)-/.exec(text)?.[1]).toBe(pinned)
    expect(said('USER')).toEqual(['1000:1000'])
  })

  test('OPS-SHIP-01 OPS-START-01 OPS-COST-02 starts the server at once, with what was built before and no packages of building', () => {
    expect(said('CMD').map((command) => JSON.parse(command))).toEqual([['node', ...memoryFlags, 'dist/server/main.js']])
    expect(said('RUN').join()).not.toContain('npm')
    expect(lines.filter((line) => line.startsWith('RUN npm ci')).at(-1)).toContain('--omit=dev')
  })

  test('OPS-SHIP-01 brings all that it names, and every room that it copies may be sent to the builder', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1))
    for (const source of sources) expect(existsSync(join(projectRoot, source)), source).toBe(true)
    const sent = read('.dockerignore').split('\n')
    expect(sent).toContain('*')
    for (const source of sources) {
      const room = source.split('/')[0]
      expect(sent.includes(`!${source}`) || sent.includes(`!${room}`), source).toBe(true)
    }
    expect(sent.some((line) => line.startsWith('!') && /env|data|backups/.test(line))).toBe(false)
  })

  test('OPS-SHIP-02 is asked whether it is up where the server answers, and takes known settings', () => {
    expect(last.join()).toContain('/healthz')
    const named = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name))
    expect(named.filter((name) => !known(name))).toEqual([])
  })
})

type Service = {
  image: string
  user?: string
  read_only?: boolean
  environment?: Record<string, string>
  stop_grace_period?: string
  networks?: { default: { ipv4_address: string } }
  volumes?: string[]
  cap_drop?: string[]
}

describe('the services of one machine', () => {
  type Networks = { default: { ipam: { config: { subnet: string; ip_range: string }[] } } }
  type Compose = { services: Record<string, Service>; volumes: object; networks: Networks }
  const { services, volumes, networks }: Compose = parse(read('compose.yaml'))
  const { site, caddy } = services

  test('OPS-SHIP-03 each is of a fixed version, and what must stay stands on a volume that is named', () => {
    const others = Object.entries(services).filter(([name]) => name !== 'site')
    expect(others.filter(([, { image }]) => !/:[\w.-]*\d/.test(image) || image.endsWith(':latest'))).toEqual([])
    const used = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((each) => each.split(':')[0] ?? ''),
    )
    expect(used.filter((name) => !name.startsWith('.') && !(name in volumes))).toEqual([])
  })

  test('OPS-SHIP-03 the site reads known settings, trusts its balancer alone, and cannot write outside its volumes', () => {
    expect(Object.keys(site?.environment ?? {}).filter((name) => !known(name))).toEqual([])
    expect(site?.environment?.TRUSTED_PROXY).toBe(caddy?.networks?.default.ipv4_address)
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    // No other service may have taken that address before.
    const [range] = networks.default.ipam.config
    expect(range).toEqual({ subnet: '172.28.5.0/24', ip_range: '172.28.5.128/25' })
    expect(Number(caddy?.networks?.default.ipv4_address.split('.').at(-1))).toBeLessThan(128)
  })

  test('OPS-SHIP-03 the site is given the time to serve on and to end', () => {
    const draining = Number(site?.environment?.DRAIN_SECONDS)
    expect(draining).toBeGreaterThan(5)
    expect(Number.parseInt(site?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(draining + 30)
  })

  test('OPS-SHIP-03 no secret stands in it, and without one nothing starts', () => {
    const all = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
    const secrets = all.filter(([name]) => /PASSWORD|SECRET|MC_HOST|DATABASE_URL/.test(name))
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter(([, value]) => !/\$\{\w+:\?\}/.test(value))).toEqual([])
  })
})

describe('what stands in front', () => {
  test.each(['deploy/Caddyfile', 'deploy/nginx.conf'])(
    'OPS-SHIP-04 %s passes the live stream on as it comes',
    (path) => {
      expect(read(path)).toMatch(
        /flush_interval -1|location = \/api\/live \{[^}]*proxy_buffering off;[^}]*proxy_read_timeout 1h;/,
      )
    },
  )

  test('OPS-SHIP-04 nginx takes files as large as the site does, and says who asks', () => {
    const text = read('deploy/nginx.conf')
    expect(Number(/client_max_body_size (\d+)m/.exec(text)?.[1])).toBeGreaterThan(50)
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto'])
      expect(text).toContain(`proxy_set_header ${header} `)
  })
})

describe('encryption in front', () => {
  const nginx = read('deploy/nginx.conf')
  const [plain = '', safe = ''] = nginx.split(/^server \{$/m).slice(1)

  test('SEC-ACC-40 TLS 1.2 and 1.3 are spoken and nothing older', () => {
    expect([...nginx.matchAll(/^ *ssl_protocols (.*);$/gm)].map(([, said]) => said)).toEqual(['TLSv1.2 TLSv1.3'])
    expect(safe).toContain('listen 443 ssl')
    // Caddy speaks these two by itself, as long as nothing says otherwise.
    expect(read('deploy/Caddyfile')).not.toMatch(/^\s*(protocols|tls)\b/m)
  })

  test('SEC-ACC-40 nginx leads pages from http to https, and refuses programs there', () => {
    expect(plain).toContain('listen 80;')
    const [, rooms = ''] = /location ~ \^\/\(([\w|]+)\)\/ \{\s+return 403;/.exec(plain) ?? []
    expect(rooms.split('|')).toEqual(['api', 'functions', 'rpc', 'webhooks'])
    expect(plain).toMatch(/location \/ \{\s+return 308 https:\/\/\$host\$request_uri;/)
    expect(plain.match(/return 308/g)).toHaveLength(1)
  })

  test('SEC-ACC-40 Caddy does the same, with the same programs', () => {
    const [, unencrypted = ''] = read('deploy/Caddyfile').split(/^http:\/\/ \{$/m)
    const [, paths = ''] = /^\t@programs path (.*)$/m.exec(unencrypted) ?? []
    expect(paths.split(' ')).toEqual(['/api/*', '/functions/*', '/rpc/*', '/webhooks/*'])
    expect(unencrypted).toMatch(/handle @programs \{\s+respond 403\s+\}\s+handle \{\s+redir https:\S+ 308\s+\}/)
  })
})

test('OPS-SHIP-05 OPS-START-05 OPS-COST-02 systemd starts the server by what looks whether it is built, as nobody special, and waits for its end', () => {
  const unit = read('deploy/bewezen.service')
  const [node, ...words] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  const script = words.at(-1)
  expect(words.slice(0, -1)).toEqual(memoryFlags)
  expect(node?.endsWith('/node_modules/node/bin/node')).toBe(true)
  expect(script).toBe('tools/start.ts')
  expect(unit).toMatch(/^User=bewezen$/m)
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(45)
  const named = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !known(name))).toEqual([])
})
