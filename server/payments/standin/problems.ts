/** A refusal in the provider's own shape: `{ error: { type, code, message, param } }`. */
export class StandInProblem extends Error {
  override name = 'StandInProblem'
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = more.code
    this.param = more.param
  }

  get body() {
    return { error: { type: this.type, code: this.code, message: this.message, param: this.param } }
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): StandInProblem =>
  new StandInProblem(400, 'invalid_request_error', message, more)

export const missing = (what: string, id: string, param = 'id'): StandInProblem =>
  new StandInProblem(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param })

/** As `missing`, for an id that stood in a body instead of the address. */
export const unknownReference = (what: string, id: string, param: string): StandInProblem =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param })
