// Loaded first (`--import`) in processes started here with a channel. The channel closes when the starter is gone,
// even if it was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone does not keep the process running. Threads have no channel.
process.channel?.unref()
