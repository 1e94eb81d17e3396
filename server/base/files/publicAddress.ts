import { BlockList, isIPv4, isIPv6 } from 'node:net'

const listOf = (family: 'ipv4' | 'ipv6', networks: string): BlockList => {
  const list = new BlockList()
  for (const network of networks.split(' ')) {
    const [start = '', bits] = network.split('/')
    list.addSubnet(start, Number(bits), family)
  }
  return list
}

/**
 * Address ranges outside the public internet, by the registries of special addresses of IANA: this machine, private
 * networks, those of providers, link-local (where clouds keep their secrets), tests, examples, multicast, and what is
 * reserved. The last one looks public and is the inside of a cloud.
 */
const inner4 = listOf(
  'ipv4',
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 168.63.129.16/32',
)
/** All that was ever given out. Outside it are ourselves, local and private ones, multicast, and IPv4 in other clothes. */
const global6 = listOf('ipv6', '2000::/3')
/** Within it, what is not public: protocols and tunnels (Teredo, 6to4), which lead to an IPv4 address, and examples. */
const inner6 = listOf('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20')

/** Whether this is an address of the public internet, which leads nowhere into our own network (EV-FORM-67). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner4.check(address, 'ipv4')
  // A zone names a network of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}
