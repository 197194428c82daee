// Read first (`--import`) by what is started here with a channel: it closes when the starter is gone, also where that was
// killed and could end nothing.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Who has nothing left to do ends; a thread of it has no channel.
process.channel?.unref()
