type Wish = { state: unknown; settled: Promise<unknown> }

/** The wish of each thing whose call is under way. */
const wishes = new Map<string, Wish>()

/**
 * Sends the state that somebody wants a thing to have. What is wanted while a call is under way is sent after it, and of
 * that only the last, so that fast clicks are never answered out of order. Whoever came first gets the last answer or the
 * refusal; those who came meanwhile get null when it is there.
 */
export function lastWish<State, Answer>(
  key: string,
  state: State,
  call: (state: State) => Promise<Answer>,
): Promise<Answer | null> {
  const earlier = wishes.get(key)
  if (earlier) {
    earlier.state = state
    return earlier.settled.then(nothing, nothing)
  }
  const wish: Wish = { state, settled: Promise.resolve() }
  const send = async (wanted: State): Promise<Answer> => {
    const answer = await call(wanted)
    if (wish.state !== wanted) return send(wish.state as State)
    wishes.delete(key)
    return answer
  }
  wishes.set(key, wish)
  const answered = send(state).catch((refused: unknown) => {
    wishes.delete(key)
    throw refused
  })
  wish.settled = answered
  return answered
}

const nothing = () => null
