export { hearBackups } from './ask.ts'
export { keysFileOf } from './backUp.ts'
export { newestOf } from './keeping.ts'
export { backupMetrics, furnishBackup } from './schedule.ts'
