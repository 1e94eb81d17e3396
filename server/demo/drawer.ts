import { parentPort, workerData } from 'node:worker_threads'
import { drawDemo } from './draw.ts'

/** Draws what the demo community shows in a thread of its own (`drawApart.ts`): each part is sent when it is ready. */
for (const [part, drawn] of Object.entries(drawDemo(workerData)))
  void drawn.then((made) => parentPort?.postMessage({ part, made }))
