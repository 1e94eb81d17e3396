export { hearBackups } from './ask.ts'
export { backupMetrics, furnishBackup } from './schedule.ts'
