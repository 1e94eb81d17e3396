import fc from 'fast-check'

// For each of thousands of mutants: the first counterexample is enough, and a law that still holds gets half a second.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 500 })
