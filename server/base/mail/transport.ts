import nodemailer, { type Transporter } from 'nodemailer'

/** A connection to a mail server by its address; nothing is asked of it yet. `most` is the longest wait for it in milliseconds. */
export const openTransport = (url: string, most = Number.POSITIVE_INFINITY): Transporter =>
  nodemailer.createTransport({
    url,
    connectionTimeout: Math.min(10_000, most),
    greetingTimeout: Math.min(10_000, most),
    socketTimeout: Math.min(30_000, most),
  })
