import { plusDays } from '@bewezen/domain/base/days.ts'
import { newSourceForm } from '@bewezen/domain/external/source.ts'
import { newPost } from '../../../feed/testing/newPost.ts'
import { askers, type Cases, letter } from './case.ts'
import type { Stage } from './stage.ts'

/** Communities, what is said in them, what is told of it, and who writes from outside. */
export function placeCases(stage: Stage): Cases {
  const { channel, noor, sem, lieke, thread } = stage
  const { admins, members, noor: own, sem: other, lieke: third } = askers(stage)
  const { communityId } = channel
  const place = { isActive: true, isStart: false, allowedRoles: [], description: '' }
  const empty = { ...place, name: stage.empty.name, slug: stage.empty.slug }
  const room = { description: '', isArchived: false, postRoles: [], name: channel.name, slug: channel.slug }
  return {
    'community.join': members(() => ({ communityId: stage.empty.id })),
    'community.leave': own(() => ({ communityId })),
    'community.post': members((id, at) => ({
      id,
      channelId: channel.id,
      content: `Hoi ${letter(at)}`,
      parentId: null,
      uploadId: null,
    })),
    'community.edit': own((_id, at) => ({
      messageId: stage.ownId,
      content: `Goedenavond ${letter(at)}`,
      before: 'Goedemorgen',
    })),
    'community.remove': own(() => ({ messageId: stage.ownId })),
    'community.react': members((_id, at) => ({ messageId: stage.saidId, emoji: '👍', on: at === 0 })),
    'community.markRead': other((_id, at) => ({ channelId: channel.id, seq: 1 + at })),
    'community.pin': own((_id, at) => ({ channelId: channel.id, on: at === 0 })),
    'community.report': own((_id, at) => ({ messageId: stage.saidId, why: 'hate', explanation: letter(at) })),
    'community.decide': admins((_id, at) => ({
      caseId: stage.caseId,
      outcome: at === 0 ? 'removed' : 'dismissed',
      reason: `Zo ${letter(at)}`,
    })),
    'community.startConversation': {
      who: [sem, lieke],
      input: (_id, at) => ({ personId: at === 0 ? lieke.id : sem.id }),
    },
    'community.blockConversation': other((_id, at) => ({ conversationId: stage.conversationId, on: at === 0 })),
    'community.answerNotice': other(() => ({ noticeId: stage.otherNoticeId })),
    'community.answerAsDesk': admins((id, at) => ({
      id,
      conversationId: stage.talkId,
      content: `Hoi ${letter(at)}`,
      seenSeq: 1_000,
    })),
    'community.settleDeskTalk': admins(() => ({ conversationId: stage.talkId, seq: 1 })),
    'community.here': own((id) => ({ viewId: id, channelId: channel.id })),
    'community.away': own((id) => ({ viewId: id })),
    'community.saveCommunity': admins((id, at) => ({
      id,
      before: null,
      after: { ...place, name: `Licht ${letter(at)}`, slug: 'licht-en-lucht' },
      uploadId: null,
      noPhoto: false,
    })),
    'community.saveCommunity of one that is there': admins((_id, at) => ({
      id: stage.empty.id,
      before: empty,
      after: { ...empty, name: `Vol ${letter(at)}` },
      uploadId: null,
      noPhoto: false,
    })),
    'community.saveChannel': admins((id, at) => ({
      id,
      communityId,
      before: null,
      after: { ...room, name: `Zon ${letter(at)}`, slug: 'zon-en-zee' },
    })),
    'community.saveChannel of one that is there': admins((_id, at) => ({
      id: channel.id,
      communityId,
      before: room,
      after: { ...room, name: `Rust ${letter(at)}` },
    })),
    'community.arrange': admins((_id, at) => ({
      communityId,
      ids: at === 0 ? [stage.other.id, channel.id] : [channel.id, stage.other.id],
    })),
    'community.removeCommunity': admins(() => ({ communityId: stage.empty.id })),
    'comments.write': members((id, at) => ({
      subjectKind: 'post',
      subjectId: stage.post.id,
      id,
      content: `Mooi ${letter(at)}`,
    })),
    'comments.remove': own(() => ({ commentId: stage.commentId })),
    'comments.react': members((_id, at) => ({ commentId: stage.commentId, emoji: '👍', on: at === 0 })),
    'experiments.start': own((id, at) => ({
      id,
      change: `licht ${letter(at)}`,
      measure: 'slaap',
      unit: 'uur',
      method: '',
      direction: 'higher',
      changeDay: stage.today,
    })),
    'experiments.moveChange': own((_id, at) => ({
      experimentId: stage.plannedId,
      changeDay: plusDays(stage.today, 1 + at),
    })),
    'experiments.setValue': own((_id, at) => ({
      experimentId: stage.experimentId,
      day: stage.today,
      value: `${6 + at}`,
    })),
    'experiments.setEnded': own((_id, at) => ({ experimentId: stage.experimentId, ended: at === 0 })),
    'experiments.remove': own(() => ({ experimentId: stage.experimentId })),
    'feed.save': admins((id, at) => ({ ...newPost({ id: communityId }), id, title: `Stuk ${letter(at)}` })),
    'feed.save of one that is there': admins((_id, at) => ({
      ...stage.post,
      updatedAt: stage.postUpdatedAt,
      publishedAt: stage.postPublishedAt,
      title: `Ander ${letter(at)}`,
    })),
    'feed.pin': admins((_id, at) => ({ postId: stage.post.id, on: at === 0 })),
    'feed.remove': admins(() => ({ postId: stage.post.id })),
    'feed.react': members((_id, at) => ({ postId: stage.post.id, emoji: '👍', on: at === 0 })),
    'inbox.markRead': third(() => ({ id: stage.noticeId })),
    'inbox.markAllRead': third(() => ({ until: stage.now })),
    'inbox.savePreferences': own((_id, at) => ({ soundVariant: at === 0 ? 'chime' : 'ping' })),
    'inbox.choose': own((_id, at) => ({ about: 'channel', subject: channel.id, wants: at === 0 ? 'all' : 'nothing' })),
    'inbox.subscribePush': members((_id, at) => ({
      endpoint: 'http://127.0.0.1:1/x',
      publicKey: stage.pushKey,
      authSecret: Buffer.alloc(16, at).toString('base64url'),
    })),
    'inbox.write': admins((id, at) => ({
      id,
      to: { personId: noor.id },
      title: `Dag ${letter(at)}`,
      text: 'Tot straks.',
    })),
    'inbox.unsubscribePush': own(() => ({ endpoint: stage.endpoint })),
    'external.saveSource': admins((id, at) => ({
      id,
      version: null,
      source: { ...newSourceForm('instagram'), name: `Bron ${letter(at)}`, accountHandle: '@bewezen' },
    })),
    'external.switchSource': admins((_id, at) => ({ id: stage.sourceTwo.id, isActive: at === 1 })),
    'external.renewSecret': admins(() => ({ id: stage.sourceTwo.id })),
    'external.removeSource': admins(() => ({ id: stage.sourceTwo.id })),
    'external.sendTest': admins(() => ({ id: stage.sourceTwo.id })),
    'external.checkMailbox': admins(() => ({ id: stage.mailbox.id })),
    'external.reply': admins((id, at) => ({ id, thread_id: thread.id, content: `Hoi ${letter(at)}` })),
    'external.retry': admins(() => ({ messageId: stage.failedMessageId })),
    'external.archive': admins(() => ({ id: thread.id })),
    'external.see': admins(() => ({ id: thread.id })),
    'external.assign': admins((_id, at) => ({ id: thread.id, assigneeId: at === 0 ? stage.bo.id : stage.jasper.id })),
    'external.snooze': admins((_id, at) => ({ id: thread.id, until: at === 0 ? stage.tomorrow : null })),
    'external.saveCannedAnswer': admins((id, at) => ({
      id,
      version: null,
      title: `Adres ${letter(at)}`,
      content: 'Kade 1',
    })),
    'external.removeCannedAnswer': admins(() => ({ id: stage.cannedId })),
    'external.showKept': admins(() => ({ sourceType: 'instagram', handle: 'kim_buiten' })),
    'external.eraseHandle': admins(() => ({ sourceType: 'instagram', handle: 'kim_buiten' })),
  }
}
