import http from 'node:http'
import https from 'node:https'

/**
 * Loaded before the built server (`--import`): the payment provider is looked for where the proof has it, since its own
 * address is no setting. All else is the product as it was built.
 */
const { PROVIDER_AT = '' } = process.env
const provider = new URL(PROVIDER_AT)
const agent = new http.Agent({ keepAlive: true })
const ask = https.request.bind(https)

https.request = ((asked: https.RequestOptions, hear?: (answer: http.IncomingMessage) => void) => {
  if (asked.host !== 'api.stripe.com') return ask(asked, hear)
  const { hostname, port } = provider
  const path = `${provider.pathname.replace(/\/$/, '')}${asked.path}`
  return http.request({ hostname, port, path, method: asked.method, headers: asked.headers, agent }, hear)
}) as typeof https.request

// Its parent is gone, however that came: nobody else would end it.
process.on('disconnect', () => process.exit(0))
