import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { watchQueries } from './database/watchQueries.ts'
import type { Settings } from './settings.ts'

/**
 * Traces of requests and jobs with the queries that they ask, sent to a collector by the library of OpenTelemetry
 * (OPS-WATCH-06). Its provider stays ours and is registered nowhere: libraries that trace by themselves would add what
 * people typed. This module is loaded only where a collector is set.
 */
export class Traces {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #around = new AsyncLocalStorage<Context>()

  constructor(settings: Settings, log: Logger) {
    const exporter = new OTLPTraceExporter({
      url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
      // Trying again counts: so long a stop waits for a collector that is away (OPS-WATCH-08).
      timeoutMillis: 2_000,
      headers: parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS),
    })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'bewezen' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    })
    this.#tracer = this.#provider.getTracer('bewezen')
    setGlobalErrorHandler((error) => log.warn({ err: error }, 'traces could not be sent'))
  }

  /**
   * A span for every request, by the pattern of its route, so that no id, name or search is told. Each begins a trace of
   * its own: what a header says of another one is anybody's word, and free text (OPS-WATCH-07).
   */
  traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const { url: route = '' } = request.routeOptions
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        // The one under which the log tells of it.
        'bewezen.request_id': request.id,
      }
      const span = this.#tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        ROOT_CONTEXT,
      )
      // Of a stream that is left and a request that is cut off nothing else tells the end.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.raw.statusCode)
        if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      this.#around.run(trace.setSpan(ROOT_CONTEXT, span), done)
    })
  }

  /** A span for every query that a traced request or job asks, with the name under which it was prepared and no text. */
  traceQueries(pool: pg.Pool): void {
    // Whoever waited for a connection gets it from who gives it back, and would ask in their name.
    const connect = pool.connect.bind(pool)
    pool.connect = ((then?: Parameters<typeof connect>[0]) =>
      then ? connect(AsyncResource.bind(then)) : connect()) as typeof pool.connect
    watchQueries(pool, (name) => {
      const from = this.#around.getStore()
      // A timer that a request set goes on in its name long after it was answered.
      if (!from || !trace.getSpan(from)?.isRecording()) return () => {}
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
      const span = this.#tracer.startSpan(name || 'query', { kind: SpanKind.CLIENT, attributes }, from)
      return (failure) => end(span, failure)
    })
  }

  /** Does a job as a span with the name of its queue. */
  async traceJob(queue: string, work: () => Promise<void>): Promise<void> {
    const span = this.#tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
    await this.#around.run(trace.setSpan(ROOT_CONTEXT, span), work).then(
      () => span.end(),
      (failure: unknown) => {
        end(span, failure)
        throw failure
      },
    )
  }

  /** Sends what was not sent yet; for tests, since it is sent by itself within seconds. */
  flush(): Promise<void> {
    return this.#provider.forceFlush()
  }

  close(): Promise<void> {
    return this.#provider.shutdown()
  }
}

/** Ends a span; of a failure only that there was one is told, since its words may quote what somebody typed. */
function end(span: Span, failure: unknown): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
