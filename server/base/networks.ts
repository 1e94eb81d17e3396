import { isIP } from 'node:net'

/** Whether a list with commas holds network addresses and networks such as 10.0.0.0/8, and nothing else. */
export const areNetworks = (list: string) => list.split(',').every((one) => isNetwork(one.trim()))
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}
