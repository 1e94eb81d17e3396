import { readdir, readFile } from 'node:fs/promises'
import { type AuditAction, auditActions } from '@bewezen/domain/access/audit.ts'
import { grants } from '@bewezen/domain/access/capabilities.ts'
import { contract } from '@bewezen/domain/contract.ts'
import { expect, test } from 'vitest'

/** Why an operation of those who manage something leaves no line. */
type Reason = { none: string }
const own = { none: 'private to the admin, and changes nothing for anybody else' }
const read = { none: 'reads, and is a POST because of what it takes or writes down by itself' }

/** What each operation writes in the log that only people who manage something may call (ADM-MORE-47). */
const logged: Readonly<Record<string, readonly AuditAction[] | Reason>> = {
  'account.changeEmail': ['email.asked', 'email.changed'],
  'account.setBlocked': ['account.blocked', 'account.unblocked'],
  'account.decideAppeal': ['appeal.granted', 'appeal.refused'],
  'access.setMaintenance': ['maintenance.on', 'maintenance.off'],
  'access.saveMaintenance': ['maintenance.edited'],
  'access.setTesterMode': ['tester.on', 'tester.off'],
  'access.saveSetting': ['setting.changed'],
  'access.switchSetting': ['setting.changed'],
  'access.setRole': ['role.changed'],
  'access.setTop5': ['top5.set'],
  'access.viewContact': ['contact.viewed'],
  'access.startViewing': ['viewing.started'],
  'access.stopViewing': ['viewing.stopped'],
  'access.keepView': own,
  'access.renameView': own,
  'access.removeView': own,
  'profile.makeAward': ['award.made'],
  'profile.editAward': ['award.edited'],
  'profile.removeAward': ['award.removed'],
  'profile.setAward': ['award.given', 'award.taken'],
  'health.openEmergency': ['medical.emergency'],
  'health.viewEmergency': { none: 'within an access that has its line; each view stands in the log of health' },
  'privacy.exportPerson': ['account.exported'],
  'privacy.erasePerson': ['account.removed'],
  'admin.resendMail': ['mail.resent'],
  'membership.grant': ['grant.given'],
  'membership.endGrant': ['grant.ended'],
  'membership.editPlan': ['plan.edited'],
  'community.decide': ['case.removed', 'case.dismissed'],
  'community.answerAsDesk': ['desk.answered'],
  'community.settleDeskTalk': ['desk.settled'],
  'community.saveCommunity': ['content.made', 'content.edited'],
  'community.saveChannel': ['content.made', 'content.edited'],
  'community.arrange': ['content.ordered'],
  'community.removeCommunity': ['content.removed'],
  'feed.save': ['post.saved'],
  'feed.pin': ['post.saved'],
  'feed.remove': ['post.removed'],
  'inbox.write': ['inbox.written'],
  'external.saveSource': ['external.sourceMade', 'external.sourceEdited'],
  'external.switchSource': ['external.sourceEdited'],
  'external.renewSecret': ['external.secretRenewed'],
  'external.removeSource': ['external.sourceRemoved'],
  'external.sendTest': { none: 'a test to the own webhook, which changes nothing' },
  'external.checkMailbox': { none: 'reads a mailbox sooner than its turn, which changes nothing about the source' },
  'external.reply': { none: 'the answer stands in the conversation with who wrote it' },
  'external.retry': { none: 'the same answer once more' },
  'external.archive': { none: 'the conversation says so itself' },
  'external.see': { none: 'that it was read, like any message' },
  'external.assign': { none: 'the conversation says who has it' },
  'external.snooze': { none: 'the conversation says until when' },
  'external.saveCannedAnswer': ['external.cannedSaved'],
  'external.removeCannedAnswer': ['external.cannedRemoved'],
  'external.showKept': ['external.shown'],
  'external.eraseHandle': ['external.erased'],
  'reports.save': ['report.triaged'],
  'reports.remove': ['report.removed'],
  'shop.saveProduct': ['product.made', 'product.edited'],
  'shop.setStatus': ['product.edited'],
  'shop.setFeatured': ['product.edited'],
  'shop.removeProduct': ['product.removed'],
  'shop.generateProduct': { none: 'a proposal; what is saved of it has its line' },
  'shop.generateImage': { none: 'a proposal; what is saved of it has its line' },
  'shop.startImages': ['product.edited'],
  'shop.stopImages': { none: 'what was drawn until then has its lines' },
  'orders.packingSlips': read,
  'orders.ship': ['order.shipped'],
  'orders.deliver': ['order.delivered'],
  'orders.takeBack': ['order.takenBack'],
  'orders.refund': ['order.refunded'],
  'orders.retryRefunds': ['order.refundRetried'],
  'orders.correctStock': ['stock.corrected'],
  'orders.saveShippingRates': ['shipping.changed'],
  'learning.saveLesson': ['learning.saved', 'learning.published'],
  'learning.saveMasterclass': ['learning.saved', 'learning.published'],
  'learning.saveChallenge': ['learning.saved', 'learning.published'],
  'learning.remove': ['learning.removed'],
  'learning.moveLesson': ['learning.moved'],
  'legal.save': ['legal.saved'],
  'blogs.save': ['blog.saved', 'blog.published'],
  'blogs.remove': ['blog.removed'],
  'podcasts.save': ['podcast.saved', 'podcast.published'],
  'podcasts.remove': ['podcast.removed'],
  'site.addHero': ['content.made'],
  'site.editHero': ['content.edited'],
  'site.removeHero': ['content.removed'],
  'site.makeTestimonial': ['content.made'],
  'site.editTestimonial': ['content.edited'],
  'site.removeTestimonial': ['content.removed'],
  'site.makeTeamMember': ['content.made'],
  'site.editTeamMember': ['content.edited'],
  'site.removeTeamMember': ['content.removed'],
  'site.makeFaqEntry': ['content.made'],
  'site.editFaqEntry': ['content.edited'],
  'site.removeFaqEntry': ['content.removed'],
  'site.editLevel': ['content.edited'],
  'site.saveClaim': ['content.edited'],
  'site.order': ['content.ordered'],
  'site.editShowcase': ['content.edited'],
  'site.switchSamples': ['content.edited'],
  'events.participants': ['participants.viewed'],
  'events.addParticipant': ['participant.added'],
  'events.cancelPlace': ['participant.cancelled'],
  'events.form': read,
  'events.teachers': read,
  'events.create': ['event.made'],
  'events.update': ['event.edited', 'event.price', 'event.capacity', 'event.live', 'event.dateCancelled'],
  'events.moveDate': ['event.dateMoved'],
  'events.setLive': ['event.live'],
  'events.remove': ['event.removed', 'event.dateRemoved'],
  'events.cancelEvent': ['event.cancelled', 'event.dateCancelled'],
  'events.retryRefund': ['refund.retried'],
  'events.refundPart': ['participant.refunded'],
  'events.agreeTransfer': ['participant.handedOn', 'participant.tookOver'],
  'events.refuseTransfer': ['participant.handOnRefused'],
  'events.write': ['event.written'],
  'events.saveLetters': ['event.lettersSaved'],
  'livestreams.save': ['livestream.made', 'livestream.edited'],
  'livestreams.setActive': ['livestream.started', 'livestream.ended'],
  'livestreams.remove': ['livestream.removed'],
  'livestreams.saveRecording': ['livestream.edited'],
  'livestreams.tickOff': { none: 'the question itself says that it was answered, and by whom' },
  'production.saveCost': ['production.added', 'production.edited'],
  'production.saveTodo': ['production.added', 'production.edited'],
  'production.saveBriefing': ['production.added', 'production.edited'],
  'production.saveActivity': ['production.added', 'production.edited'],
  'production.saveLocation': ['production.added', 'production.edited'],
  'production.saveCode': ['production.added', 'production.edited'],
  'production.saveBudget': ['production.added', 'production.edited'],
  'production.remove': ['production.removed'],
  'production.approveCost': ['cost.approved'],
  'production.setOrdered': ['cost.ordered'],
  'production.setTodoStatus': ['todo.status'],
  'production.savePartner': ['partner.made', 'partner.edited'],
  'production.copyEvent': ['event.copied'],
  'production.saveTodoList': ['todoList.saved'],
  'production.removeTodoList': ['todoList.removed'],
  'production.applyTodoList': ['todoList.applied'],
  'production.sendCallSheet': ['callSheet.sent'],
  'production.setHelper': ['helper.named', 'helper.ended'],
}

type Declared = { '~orpc': { meta: { needs: string }; route: { method: string } } }
const ofMembers = new Set<string>(['nothing', ...grants.student])
const managing = Object.entries(contract as unknown as Record<string, Record<string, Declared>>).flatMap(
  ([room, all]) =>
    Object.entries(all).flatMap(([name, { '~orpc': it }]) =>
      it.route.method === 'GET' || ofMembers.has(it.meta.needs) ? [] : [`${room}.${name}`],
    ),
)

test('ADM-MORE-47 every operation of those who manage something says which lines it writes, or why none', () => {
  expect(Object.keys(logged).sort()).toEqual(managing.sort())
  for (const [name, it] of Object.entries(logged)) {
    if ('none' in it) expect(it.none.length, name).toBeGreaterThan(10)
    else for (const action of it) expect(auditActions, `${name} ${action}`).toHaveProperty([action])
  }
})

test('ADM-MORE-47 every line that is named is written somewhere, and none has no words of its own', async () => {
  const files = (await readdir(new URL('..', import.meta.url), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const source = (
    await Promise.all(files.map((file) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')))
  ).join()
  const composed = new Set<AuditAction>(['case.removed', 'case.dismissed'])
  for (const it of Object.values(logged))
    if (!('none' in it))
      for (const action of it) if (!composed.has(action)) expect(source.includes(`'${action}'`), action).toBe(true)
})
