import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { ExternalMessage } from '@bewezen/domain/external/contract.ts'
import { threadWords } from '@bewezen/domain/external/laterWords.ts'
import { mailWords, threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { failureReasons, statusWords } from '@bewezen/domain/external/words.ts'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Paperclip from 'lucide-react/icons/paperclip'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { messageMoment } from '../nearMoment.ts'
import { Earlier } from './Earlier.tsx'
import { inShort } from './threadLook.ts'
import { useRetry } from './useRetry.ts'

type Props = { message: ExternalMessage; mayRetry: boolean; now: number }

/** One message: plain text, what came with it as links, and how an answer of ours stands (IN-EXT-16, IN-EXT-21, IN-EXT-22). */
export function MessageBubble({ message, mayRetry, now }: Props) {
  const { id, direction, content, earlier, isAutomatic, externalTimestamp, status, failure, sentBy } = message
  const isOurs = direction === 'outbound'
  const retry = useRetry()
  return (
    <li className={classes('max-w-[min(560px,86%)] min-w-0', isOurs && 'justify-self-end')}>
      {content && (
        <p
          dir="auto"
          className={classes(
            'px-[15px] py-[11px] leading-[1.5] wrap-anywhere whitespace-pre-wrap',
            isOurs
              ? 'ml-auto w-fit rounded-[14px_4px_14px_14px] bg-primary text-on-primary'
              : 'w-fit rounded-[4px_14px_14px_14px] bg-surface-2',
          )}
        >
          {content}
        </p>
      )}
      {earlier && <Earlier text={earlier} />}
      <div
        className={classes(
          'mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-fs-13 text-ink-2',
          isOurs && 'justify-end',
        )}
      >
        <time dateTime={externalTimestamp} title={fullDateTime(externalTimestamp)}>
          {messageMoment(externalTimestamp, now)}
        </time>
        {isAutomatic && <span>{mailWords.automatic}</span>}
        {isOurs && <span dir="auto">{sentBy?.name ?? words.someone}</span>}
        {isOurs && <Status of={status} />}
        {mayRetry && (
          <Button
            look="line"
            size="s"
            icon={<RotateCw size={14} />}
            busy={retry.isPending}
            aria-label={words.retryOf(inShort(content))}
            onClick={() => retry.mutate({ messageId: id })}
          >
            {threadWords.retry}
          </Button>
        )}
      </div>
      <Attached of={message} />
      {failure && (
        <p className={classes('mt-0.5 text-fs-13 text-ember-ink', isOurs && 'text-right')}>{failureReasons[failure]}</p>
      )}
    </li>
  )
}

const icons = {
  received: Check,
  queued: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
}

function Status({ of: status }: { of: ExternalMessage['status'] }) {
  const Icon = icons[status]
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1',
        status === 'failed' && 'font-[550] text-ember-ink',
        status === 'read' && 'font-[550] text-moss-ink',
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {statusWords[status]}
    </span>
  )
}

/** What came with a message, as links: nothing of another house is loaded by looking at it (IN-EXT-22). */
const Attached = ({ of: { media, direction } }: { of: ExternalMessage }) =>
  media.length > 0 && (
    <ul
      aria-label={words.media}
      className={classes('mt-1 flex flex-wrap gap-x-3 gap-y-1', direction === 'outbound' && 'justify-end')}
    >
      {media.map(({ name, href, left }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what came with a message never changes
        <li key={at} className="min-w-0">
          {href === null ? (
            <span className="text-fs-14 wrap-anywhere text-ink-2">
              {name} ({left && mailWords.left[left]})
            </span>
          ) : (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex max-w-full items-center gap-1 text-fs-14 font-[550] underline"
            >
              <Paperclip size={14} aria-hidden="true" className="flex-none" />
              <span dir="auto" className="truncate">
                {name}
              </span>
              <span className="sr-only">{words.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
