import { z } from 'zod'
import { address } from './settingKinds.ts'

const share = 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.'

/** How the site is watched from outside; the OTEL names are those of OpenTelemetry itself. */
export const watching = {
  METRICS_TOKEN: {
    what: 'The token that opens /metrics; without it /metrics does not exist.',
    example: '',
    schema: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    what: 'Where OpenTelemetry traces are sent, without /v1/traces; without it nothing is traced.',
    example: 'http://127.0.0.1:4318',
    schema: address('OTEL_EXPORTER_OTLP_ENDPOINT must be an address.')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    what: 'What is sent with them, such as a key: name=value, with commas.',
    example: 'authorization=Bearer%20…',
    schema: z
      .string()
      .regex(
        /^[!#$%&'*+.^_`|~\w-]+=[^,]*(,\s*[!#$%&'*+.^_`|~\w-]+=[^,]*)*$/,
        'OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between them.',
      )
      .optional(),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    what: 'Which share of requests and jobs is traced, from 0 to 1.',
    example: '0.1',
    default: '0.1',
    schema: z.string().transform(Number).pipe(z.number(share).min(0, share).max(1, share)),
  },
}
