import type { Contract } from '@bewezen/domain/contract.ts'
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'

type Inputs = InferContractRouterInputs<Contract>
type Outputs = InferContractRouterOutputs<Contract>
type Named<All> = { [Room in keyof All & string]: `${Room}.${keyof All[Room] & string}` }[keyof All & string]
type Of<All, Name> = Name extends `${infer Room extends keyof All & string}.${infer Operation}`
  ? Operation extends keyof All[Room]
    ? All[Room][Operation]
    : never
  : never

/** The name of an operation as the contract nests it: `blogs.list`. */
export type OperationName = Named<Inputs>

/** Asks the API once, for a loader: in the process on the server, over HTTP in the browser. Refusals are thrown. */
export type Ask = <Name extends OperationName>(name: Name, input: Of<Inputs, Name>) => Promise<Of<Outputs, Name>>
