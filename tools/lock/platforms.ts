/** What this tool reads and writes of a package in package-lock.json. */
export type Locked = {
  version?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Locked> }

/** `linux-x64-musl` and the like at the end of a package made for one platform. */
const platform =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(?:(gnu|musl)\w*|msvc|eabi))?$/

/**
 * The packages for other platforms that a lock file lacks, by their place in it. Where a registry does not carry them
 * npm leaves them out, and then `npm ci` refuses the lock file as incomplete.
 */
export function missingPlatforms({ packages }: Lock): Record<string, Locked> {
  const missing: Record<string, Locked> = {}
  for (const [owner, { optionalDependencies = {}, dev, devOptional }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const [, os, cpu, libc] = platform.exec(name) ?? []
      if (!os || !cpu || isLocked(packages, owner, name)) continue
      missing[`node_modules/${name}`] = {
        version: version.replace(/^[^\d]+/, ''),
        cpu: [cpu],
        // In the order in which npm writes them.
        ...(dev ? { dev: true } : {}),
        ...(devOptional ? { devOptional: true } : {}),
        ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}),
        ...(devOptional ? {} : { optional: true }),
        os: [os],
      }
    }
  }
  return missing
}

/** Whether Node would find the package from its owner's folder: beside it, or in any folder above. */
function isLocked(packages: Lock['packages'], owner: string, name: string): boolean {
  const place = owner ? `${owner}/node_modules/${name}` : `node_modules/${name}`
  if (packages[place]) return true
  if (!owner) return false
  const above = owner.lastIndexOf('/node_modules/')
  return isLocked(packages, above === -1 ? '' : owner.slice(0, above), name)
}

/** The lock file with what it lacked, its packages in npm's order. */
export function completed(lock: Lock): Lock {
  const packages = Object.entries({ ...lock.packages, ...missingPlatforms(lock) })
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}
