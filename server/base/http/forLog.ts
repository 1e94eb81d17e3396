import type { FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { keyedHash, secretFor } from '../secrets.ts'
import { networkOf } from './network.ts'

type Site = Pick<House, 'settings'>

/** A keyed hash for the log: what stands in two lines is seen to be the same, and cannot be read (SEC-ACC-04). */
export const forLog = ({ settings }: Site, value: string): string =>
  keyedHash(secretFor(settings, 'failed sign-ins'), value)

/** The network that a request came from, the same way. */
export const networkForLog = (house: Site, request: FastifyRequest): string => forLog(house, networkOf(request.ip))
