// What everybody hears who asks for something, written out by hand and on purpose not computed from the role table.
// One letter a role:
//   .  goes on      i  SIGN_IN_REQUIRED      l  LOGIN_REQUIRED, the same in the events area
//      f  FORBIDDEN      n  NO_ACCESS      t  TESTER_MODE      m  MAINTENANCE

/** The order of the letters; the last is a stored role that is none of ours. */
export const walkers = [
  'admin',
  'teacher',
  'moderator',
  'partner',
  'student',
  'student_plus_lars',
  'student_plus_jorn',
  'student_plus_rick_tomas',
  'cancelled_subscription',
  'no_subscription',
  'astronaut',
] as const

/** How the site and a person can stand. The letters of `visitor` are: as usual, in tester mode, during maintenance. */
export type Row = {
  visitor: string
  /** No subscription and no grant. */
  without: string
  entitled: string
  /** Tester mode is on: with a subscription, with the award as well, with the award alone. */
  tester: string
  testerWithAward: string
  awardAlone: string
  /** Maintenance is on, with a subscription; and tester mode as well. */
  maintenance: string
  maintenanceAndTester: string
}

/** Whoever asks is answered: signing up, signing in, the settings of the site. */
const always: Row = {
  visitor: '...',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '...........',
  maintenanceAndTester: '...........',
}

/** Open to everybody who does not stand behind the maintenance screen (SH-MAINT-11, SH-MAINT-13). */
const open: Row = {
  visitor: '...',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmm.m.',
}

/** What somebody needs to see where they stand, also behind the maintenance screen. */
const ownAlways: Row = {
  visitor: 'iii',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '...........',
  maintenanceAndTester: '...........',
}

/** One's own things: neither the gate nor tester mode closes them (SH-TEST-14, SH-PERM-08). */
const own: Row = {
  visitor: 'iii',
  without: '...........',
  entitled: '...........',
  tester: '...........',
  testerWithAward: '...........',
  awardAlone: '...........',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmm.m.',
}

/** A place on an event: one's own, and a visitor hears it in the words of the specification (EV-ENROL-41, EV-EDGE-36). */
const ownPlace: Row = { ...own, visitor: 'lll' }

/** The community, behind its gate (SH-GATE-08, SH-GATE-09, SH-GATE-15, SH-GATE-17, SH-TEST-07, SH-TEST-12). */
const community: Row = {
  visitor: 'iii',
  without: '....nnnnnnn',
  entitled: '...........',
  tester: '....ttttttt',
  testerWithAward: '...........',
  awardAlone: '....nnnnnnn',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmmtmt',
}

/** Behind the same gate, which says no more than no (SH-ASSIST-25, SH-CALL-05). */
const forbidden: Row = {
  visitor: 'iii',
  without: '....fffffff',
  entitled: '...........',
  tester: '....fffffff',
  testerWithAward: '...........',
  awardAlone: '....fffffff',
  maintenance: '....mmmm.m.',
  maintenanceAndTester: '....mmmmfmf',
}

/** The modes of the site: admins only (SH-MAINT-18, SH-TEST-16, SH-PERM-01). */
const site: Row = {
  visitor: 'iii',
  without: '.ffffffffff',
  entitled: '.ffffffffff',
  tester: '.ffffffffff',
  testerWithAward: '.ffffffffff',
  awardAlone: '.ffffffffff',
  maintenance: '.fffmmmmfmf',
  maintenanceAndTester: '.fffmmmmfmf',
}

/** Articles: admins and teachers (BLOG-AREA-07). */
const writers: Row = {
  visitor: 'iii',
  without: '..fffffffff',
  entitled: '..fffffffff',
  tester: '..fffffffff',
  testerWithAward: '..fffffffff',
  awardAlone: '..fffffffff',
  maintenance: '..ffmmmmfmf',
  maintenanceAndTester: '..ffmmmmfmf',
}

/** Everything that can be asked for, by its address; whoever adds an operation says here who may use it. */
export const walkTable: Record<string, Row> = {
  'GET /api/account/usernameAvailable': always,
  'POST /api/account/suggestUsername': always,
  'POST /api/account/register': always,
  'POST /api/account/resendConfirmation': always,
  'POST /api/account/confirm': always,
  'POST /api/account/openReset': always,
  'POST /api/account/becomeFirstAdmin': always,
  'GET /api/account/viewer': ownAlways,
  'GET /api/access/settings': always,
  'GET /api/access/standing': ownAlways,
  'POST /api/access/setMaintenance': site,
  'POST /api/access/saveMaintenance': site,
  'POST /api/access/setTesterMode': site,
  'POST /api/access/saveSetting': site,
  'POST /api/access/switchSetting': site,
  'GET /api/access/overview': site,
  'GET /api/access/people': site,
  'GET /api/access/person': site,
  'POST /api/access/setRole': site,
  'POST /api/access/setTop5': site,
  'POST /api/access/viewContact': site,
  'GET /api/access/auditLog': site,
  'POST /api/account/setBlocked': site,
  'POST /api/account/changeEmail': site,
  'GET /api/account/security': ownAlways,
  'POST /api/account/endSession': ownAlways,
  'POST /api/account/endOtherSessions': ownAlways,
  'POST /api/account/startSecondFactor': ownAlways,
  'POST /api/account/confirmSecondFactor': ownAlways,
  'POST /api/account/newRecoveryCodes': ownAlways,
  'POST /api/account/stopSecondFactor': ownAlways,
  'POST /api/account/startPasskey': ownAlways,
  'POST /api/account/savePasskey': ownAlways,
  'POST /api/account/removePasskey': ownAlways,
  'POST /api/account/askPasskey': always,
  'POST /api/account/signInWithPasskey': always,
  'GET /api/profile/awards': site,
  'POST /api/profile/makeAward': site,
  'POST /api/profile/editAward': site,
  'POST /api/profile/removeAward': site,
  'POST /api/profile/setAward': site,
  'GET /api/community/list': community,
  'POST /api/community/join': community,
  'GET /api/community/messages': community,
  'GET /api/community/messagesById': community,
  'POST /api/community/post': community,
  'POST /api/community/remove': community,
  'POST /api/community/react': community,
  'GET /api/community/reactors': community,
  'POST /api/community/markRead': community,
  'GET /api/community/mentionable': community,
  'GET /api/inbox/list': own,
  'GET /api/inbox/unread': own,
  'GET /api/inbox/byId': own,
  'POST /api/inbox/markRead': own,
  'POST /api/inbox/markAllRead': own,
  'GET /api/profile/mine': own,
  'GET /api/profile/person': community,
  'POST /api/profile/save': own,
  'GET /api/profile/contact': own,
  'POST /api/profile/saveContact': own,
  'POST /api/profile/setAvatar': own,
  'GET /api/profile/ranking': community,
  'GET /api/search/find': open,
  'GET /api/inbox/preferences': own,
  'POST /api/inbox/savePreferences': own,
  'POST /api/inbox/choose': own,
  'POST /api/inbox/subscribePush': own,
  'POST /api/inbox/unsubscribePush': own,
  'GET /api/assistant/messages': community,
  'GET /api/assistant/messagesById': community,
  'POST /api/assistant/send': forbidden,
  'POST /functions/v1/ai-chat-send': forbidden,
  'GET /api/membership/plans': open,
  'GET /api/membership/mine': own,
  'POST /api/membership/startCheckout': own,
  'POST /api/membership/confirmReturn': own,
  'POST /api/membership/openPortal': own,
  'GET /api/membership/explain': own,
  'POST /api/membership/withdraw': own,
  'POST /api/membership/check': own,
  'GET /api/membership/managed': site,
  'POST /api/membership/grant': site,
  'POST /api/membership/endGrant': site,
  'GET /api/membership/managedPlans': site,
  'POST /api/membership/editPlan': site,
  'GET /api/tasks/list': own,
  'POST /api/tasks/add': own,
  'POST /api/tasks/save': own,
  'POST /api/tasks/tick': own,
  'POST /api/tasks/move': own,
  'POST /api/tasks/remove': own,
  'POST /api/tasks/checkCompletion': own,
  'POST /api/reports/send': own,
  'GET /api/reports/list': site,
  'GET /api/reports/assignees': site,
  'POST /api/reports/save': site,
  'POST /api/reports/remove': site,
  'POST /functions/v1/check-todo-completion': own,
  'GET /api/shop/cart': own,
  'POST /api/shop/add': own,
  'POST /api/shop/setQuantity': own,
  'POST /api/shop/remove': own,
  'POST /api/shop/effectivePrice': own,
  'POST /functions/v1/fn_effective_price': own,
  'POST /functions/v1/create-checkout-subscription': own,
  'POST /functions/v1/customer-portal': own,
  'POST /functions/v1/create-subscription-record': own,
  'POST /functions/v1/check-subscription': own,
  'GET /api/health/medical': own,
  'POST /api/health/saveMedical': own,
  'POST /api/health/eraseMedical': own,
  'GET /api/health/accessLog': own,
  'GET /api/health/emergencyMembers': site,
  'GET /api/health/emergencies': site,
  'POST /api/health/openEmergency': site,
  'POST /api/health/viewEmergency': site,
  'GET /api/blogs/list': open,
  'GET /api/blogs/read': open,
  'GET /api/blogs/edit': writers,
  'POST /api/blogs/save': writers,
  'POST /api/blogs/remove': writers,
  'POST /api/uploads/blog-image': writers,
  'GET /api/legal/page': open,
  'GET /api/legal/pages': site,
  'GET /api/legal/versions': site,
  'GET /api/legal/version': site,
  'POST /api/legal/save': site,
  'POST /api/privacy/leave': own,
  'POST /api/privacy/comeBack': ownAlways,
  'POST /api/uploads/message-image': community,
  'POST /api/uploads/avatar': own,
  'POST /api/uploads/report-attachment': own,
  'POST /api/uploads/product-image': site,
  'POST /api/uploads/site-hero': site,
  'POST /api/uploads/site-portrait': site,
  'GET /api/site/content': open,
  'GET /api/site/managed': site,
  'POST /api/site/addHero': site,
  'POST /api/site/editHero': site,
  'POST /api/site/removeHero': site,
  'POST /api/site/makeTestimonial': site,
  'POST /api/site/editTestimonial': site,
  'POST /api/site/removeTestimonial': site,
  'POST /api/site/makeTeamMember': site,
  'POST /api/site/editTeamMember': site,
  'POST /api/site/removeTeamMember': site,
  'POST /api/site/editLevel': site,
  'POST /api/site/saveClaim': site,
  'POST /api/site/order': site,
  'POST /api/events/enrolFree': ownPlace,
  'POST /api/events/joinWaitlist': ownPlace,
  'POST /api/events/cancel': ownPlace,
  'POST /api/events/undoCancel': ownPlace,
  'POST /functions/v1/enroll-event-free': ownPlace,
  'POST /functions/v1/join-event-waitlist': ownPlace,
  'POST /functions/v1/cancel-event-enrollment': ownPlace,
  'POST /functions/v1/undo-event-cancellation': ownPlace,
}
