import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packed, { inflate } from '@sparticuz/chromium'

/** How every Chromium of ours is started; never the flags of the package, which switch web security off. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Launch = { executablePath: string; args: string[]; env: Record<string, string> }

const root = join(import.meta.dirname, '..')

/** What Playwright needs to launch Chromium: CHROMIUM_PATH, else the one of the machine, else the one that npm ships. */
export async function chromium(): Promise<Launch> {
  const here = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  if (here) return { executablePath: here, args: flags, env: inherited() }
  const folder = await unpack()
  const executablePath = join(folder, 'chromium')
  return { executablePath, args: flags, env: { ...inherited(), ...bareMachine(executablePath, folder) } }
}

/** Unpacks npm's Chromium once per version into `.cache`, and answers the folder. */
async function unpack(): Promise<string> {
  const pinned: { devDependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const folder = join(root, '.cache', `chromium-${pinned.devDependencies['@sparticuz/chromium']}`)
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  await unpackInto(unfinished)
  // Renamed when whole, so that neither a killed run nor a second one at the same time leaves half a browser.
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}

/** The package unpacks into the system's folder for temporary files and reuses whatever it finds there. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await packed.executablePath()
    const shipped = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
    await inflate(join(shipped, '../bin/al2023.tar.br'))
    await writeFile(join(folder, 'fonts/fonts.conf'), fontsBesideThis)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** The list that comes with the package looks for fonts in folders of the system that we do not use. */
const fontsBesideThis = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

/** A machine without the libraries or the fonts of a desktop gets those that npm's Chromium brings along. */
function bareMachine(executablePath: string, folder: string): Record<string, string> {
  const lacksLibraries = spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout?.includes('not found') ?? true
  const lacksFonts = !existsSync('/etc/fonts')
  return {
    ...(lacksLibraries ? { LD_LIBRARY_PATH: join(folder, 'al2023/lib') } : {}),
    ...(lacksFonts ? { FONTCONFIG_PATH: join(folder, 'fonts') } : {}),
  }
}

const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
